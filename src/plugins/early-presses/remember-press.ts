/**
 * Keeps in `window.earlyPress` the button or tab that the reader presses before the page responds; for Ctrl/Cmd+K, the
 * button that announces this shortcut. From the moment that Docusaurus has handed the page to React, React itself takes
 * care of presses.
 */
export const rememberPressScript = `(()=>{
const isEarly=()=>!window.docusaurusRoot;
addEventListener('click',({target})=>{if(isEarly())window.earlyPress=target.closest('button,[role=tab]')},true);
addEventListener('keydown',(event)=>{
if(!isEarly()||!/^k$/i.test(event.key)||!(event.ctrlKey||event.metaKey))return;
event.preventDefault();
window.earlyPress=document.querySelector('[aria-keyshortcuts~="Control+K"]')
})})()`;
