/**
 * A script in the page for when the main script does not arrive: a deployment that is half done, or a page that
 * a cache has kept too long. It reloads the page once; after that it says so, with a Retry button (R9, E4). When
 * the main script is there and another one is not, src/client-modules/load-failure does so, with the same rule.
 *
 * A page that came by a reload is not reloaded again. The browser knows that without storage and clock, so
 * there is no loop where these are blocked or wrong.
 */
export function reloadGuardScript(): string {
  return `(function(){
var failed=false;
addEventListener('error',function(event){
if(event.target instanceof HTMLScriptElement&&event.target.defer)failed=true},true);
addEventListener('load',function(){
if(!failed||window.docusaurus)return;
var visit=performance.getEntriesByType('navigation')[0];
if(visit&&visit.type!=='reload'){location.reload();return}
if(document.querySelector('[role=alert]'))return;
var box=document.createElement('div');
box.setAttribute('role','alert');
box.setAttribute('style','${boxStyle}');
box.append('A part of this page could not be loaded. ');
var button=document.createElement('button');
button.textContent='Retry';
button.addEventListener('click',function(){location.reload()});
box.append(button);
document.body.append(box)})})()`;
}

/** The style sheet may be what is missing. */
const boxStyle =
  'position:fixed;inset:auto 1rem 1rem;z-index:1000;padding:1rem;border:2px solid #a61b1b;border-radius:8px;background:#fdecec;color:#1c2030;font:16px/1.5 sans-serif';
