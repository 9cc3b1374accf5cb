/**
 * Inline script for when the main script fails to load: during a deployment, or from a stale cached page. It reloads
 * the page once; if that does not help, it shows a message with a Retry button (R9, E4). If the main script loads and
 * another one does not, src/client-modules/load-failure applies the same rule.
 *
 * A page that was itself reloaded is not reloaded again. The navigation type identifies it without storage or a clock,
 * so there is no reload loop where these are blocked or wrong.
 */
export function reloadGuardScript(): string {
  return `(function(){
var failed='';
addEventListener('error',function(event){
if(event.target instanceof HTMLScriptElement&&event.target.defer)failed=event.target.src},true);
addEventListener('load',function(){
if(!failed||window.docusaurus)return;
var visit=performance.getEntriesByType('navigation')[0];
if(visit&&visit.type!=='reload'){location.reload();return}
if(document.querySelector('[role=alert]'))return;
var box=document.createElement('div');
box.setAttribute('role','alert');
box.setAttribute('style','${boxStyle}');
box.append('A part of this page could not be loaded: '+failed+' ');
var button=document.createElement('button');
button.textContent='Retry';
button.addEventListener('click',function(){location.reload()});
box.append(button);
document.body.append(box)})})()`;
}

/** Inline, as the style sheet may have failed to load, too. */
const boxStyle =
  'position:fixed;inset:auto 1rem 1rem;z-index:1000;padding:1rem;border:2px solid #a61b1b;border-radius:8px;background:#fdecec;color:#1c2030;font:16px/1.5 sans-serif';
