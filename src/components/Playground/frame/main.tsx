/** Entry point of the document that runs live code, which src/plugins/playground-frame emits. */
import {createRoot} from 'react-dom/client';
import type {AnswerMessage, AskMessage, HeightMessage, ShowMessage} from '../messages';
import {loadStyleSheet} from './load-style-sheet';
import {Result} from './Result';

const place = findPlace();
const root = createRoot(place);

window.addEventListener('message', ({source, data}: MessageEvent<ShowMessage | AskMessage>) => {
  if (source !== window.parent) return;
  if (data.type === 'show') void show(data);
  else tell({type: 'answer'});
});

// Before any code runs, and may keep the document from answering.
tell({type: 'answer'});

async function show({code, colorMode, styleSheets}: ShowMessage): Promise<void> {
  document.documentElement.dataset.theme = colorMode;
  // Waits for the styles, to avoid a flash of unstyled content.
  await Promise.all(styleSheets.map(loadStyleSheet));
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
