/**
 * Keeps what the reader does before the page responds: in `window.earlyPress`, the button or tab pressed last, which
 * for the search shortcuts is the button that announces them; in `window.earlyKeys`, what was typed after the search
 * button was pressed. From the moment that Docusaurus has handed the page to React, React itself takes care of presses.
 */
export const rememberPressScript = `(()=>{
const isEarly=()=>!window.docusaurusRoot,search='[aria-keyshortcuts~="Control+K"]';
const press=(button)=>{window.earlyPress=button;window.earlyKeys=button&&button.matches(search)?[]:null};
addEventListener('click',({target})=>{if(isEarly())press(target.closest('button,[role=tab]'))},true);
addEventListener('keydown',(event)=>{
if(!isEarly())return;
const{key,ctrlKey,metaKey,altKey,shiftKey,target}=event,isPlain=!(ctrlKey||metaKey||altKey);
if(isPlain&&window.earlyKeys&&/^(.|Backspace)$/u.test(key))window.earlyKeys.push(key);
else if(isPlain?key==='/'&&!target.matches('input,textarea,select'):/^k$/i.test(key)&&!altKey&&!shiftKey)press(document.querySelector(search));
else return;
event.preventDefault()
})})()`;
