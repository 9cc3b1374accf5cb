/** Entry point of the document that runs live code, which src/plugins/playground-frame emits. */
import {createRoot} from 'react-dom/client';
import type {AnswerMessage, AskMessage, HeightMessage, ShowMessage} from '../messages';
import {Result} from './Result';

const place = findPlace();
const root = createRoot(place);
const pageStyles = document.head.appendChild(document.createElement('style'));

window.addEventListener('message', ({source, data}: MessageEvent<ShowMessage | AskMessage>) => {
  if (source !== window.parent) return;
  if (data.type === 'show') show(data);
  else tell({type: 'answer'});
});

// Before any code runs, and may keep the document from answering.
tell({type: 'answer'});

function show({code, colorMode, css}: ShowMessage): void {
  document.documentElement.dataset.theme = colorMode;
  // Setting the same text again would make the browser parse it again.
  if (pageStyles.textContent !== css) pageStyles.textContent = css;
  root.render(<Result code={code} />);
}

let toldHeight = -1;

function tellHeight(): void {
  const {height} = place.getBoundingClientRect();
  if (height === toldHeight) return;
  toldHeight = height;
  tell({type: 'height', height});
}

function tell(message: HeightMessage | AnswerMessage): void {
  window.parent.postMessage(message, '*');
}

// Browsers skip layout in an off-screen frame, where `ResizeObserver` never fires: observe DOM changes too.
new ResizeObserver(tellHeight).observe(place);
new MutationObserver(tellHeight).observe(place, {
  attributes: true,
  characterData: true,
  childList: true,
  subtree: true,
});

function findPlace(): HTMLElement {
  const element = document.getElementById('result');
  if (!element) throw new Error('The document of live code has no element with the id "result".');
  return element;
}
