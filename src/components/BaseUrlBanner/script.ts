import {scriptJson} from '../../lib/script-json';

/** Element id of the banner. */
export const baseUrlBannerId = 'site-did-not-load';

const style =
  'border:4px solid #a61b1b;margin:20px;padding:20px;background:#fdecec;color:#1c2030;font:18px/1.5 sans-serif';

/**
 * Script that shows a banner at the top of the page if the site's scripts have not started by
 * `DOMContentLoaded`. ES5 with inline styles, as neither a modern browser nor the style sheet is guaranteed. Where a script failed
 * to load, src/plugins/reload-guard replaces the action of the button.
 */
export function baseUrlBannerScript(baseUrl: string): string {
  const builtFor = scriptJson(baseUrl);
  return `document.addEventListener('DOMContentLoaded',function(){
if(window.docusaurus)return;
var banner=document.createElement('div');
banner.id='${baseUrlBannerId}';
banner.setAttribute('role','alert');
banner.setAttribute('style','${style}');
var path=location.pathname.replace(/[^/]*$/,''),builtFor=${builtFor};
var lines=['Your site did not load properly'].concat(path===builtFor?['Its scripts could not be loaded.']:['A common reason is a wrong baseUrl in the site\\u2019s configuration.','It was built for '+builtFor+' and is served from '+path+'. Set baseUrl to '+path+' in docusaurus.config.ts and build again.']);
lines.forEach(function(text,index){
var element=document.createElement(index?'p':'strong');element.textContent=text;banner.appendChild(element)});
if(path===builtFor){var retry=document.createElement('button');retry.textContent='Retry';retry.onclick=function(){location.reload()};banner.appendChild(retry)}
document.body.insertBefore(banner,document.body.firstChild)})`;
}
