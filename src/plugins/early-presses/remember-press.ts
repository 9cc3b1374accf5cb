/**
 * Keeps in `window.earlyPress` the button or tab that the reader presses before the page responds; for Ctrl/Cmd+K, the
 * button that announces this shortcut.
 */
export const rememberPressScript = `(()=>{
const isEarly=()=>document.documentElement.dataset.hasHydrated!=='true';
addEventListener('click',({target})=>{if(isEarly())window.earlyPress=target.closest('button,[role=tab]')},true);
addEventListener('keydown',(event)=>{
if(!isEarly()||!/^k$/i.test(event.key)||!(event.ctrlKey||event.metaKey))return;
event.preventDefault();
window.earlyPress=document.querySelector('[aria-keyshortcuts~="Control+K"]')
})})()`;
