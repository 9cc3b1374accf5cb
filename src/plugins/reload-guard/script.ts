/**
 * Inline script for when the main script fails to load: during a deployment, or from a stale cached page. It reloads
 * the page once; if that does not help, it shows a message with a Retry button (R9, E4). If the main script loads and
 * another one does not, src/client-modules/load-failure applies the same rule.
 *
 * Before each reload it fetches the scripts that failed past the browser's cache: a wrong answer stays there if the
 * server said that the file never changes. A fetch that hangs delays the reload by a few seconds only.
 *
 * A page that was itself reloaded is not reloaded again. The navigation type identifies it without storage or a clock,
 * so there is no reload loop where these are blocked or wrong.
 */
export function reloadGuardScript(): string {
  return `(function(){
var failed=[];
addEventListener('error',function(event){
if(event.target instanceof HTMLScriptElement&&event.target.defer)failed.push(event.target)},true);
function retry(){
Promise.race([
new Promise(function(resolve){setTimeout(resolve,${fetchWaitMs})}),
Promise.all(failed.map(function(script){
return fetch(script.src,{cache:'reload',integrity:script.integrity}).catch(function(){})}))
]).then(function(){location.reload()})}
addEventListener('load',function(){
if(!failed.length||window.docusaurus)return;
var visit=performance.getEntriesByType('navigation')[0];
if(visit&&visit.type!=='reload'){retry();return}
var box=document.querySelector('[role=alert]');
if(!box){
box=document.createElement('div');
box.setAttribute('role','alert');
box.className='alert alert--danger';
box.setAttribute('style','${boxStyle}');
box.append('A part of this page could not be loaded: '+failed[0].src+' ');
box.append(document.createElement('button'));
box.lastChild.textContent='Retry';
document.body.append(box)}
var button=box.querySelector('button');
if(button)button.onclick=retry})})()`;
}

/** Longest wait for the fetch of failed scripts before a reload, in milliseconds. */
const fetchWaitMs = 5000;

const boxStyle = 'position:fixed;inset:auto 1rem 1rem;z-index:1000';
