import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import {announce} from './announcement';
import {chooseLanguage, languageLabels, languageNames, type LanguageName} from './request-language';
import styles from './RpcReference.module.css';

interface Props {
  readonly label: string;
  /** Id of what the tabs change. */
  readonly panel: string;
  readonly selected: LanguageName;
  /** Name of the command line, which curl cannot be for all requests. */
  readonly commandLabel: string;
}

/** How many tabs a key moves by. */
const steps: Readonly<Partial<Record<string, number>>> = {ArrowLeft: -1, ArrowRight: 1};

/** Chooses the language of all requests. No `select`: browsers lay out each one on the page to fill in forms. */
export function LanguageTabs({label, panel, selected, commandLabel}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  const choose = (name: LanguageName) => {
    const distance = () => list.current?.getBoundingClientRect().top ?? 0;
    const before = distance();
    chooseLanguage(name).then(
      () => {
        announce(`All requests are in ${languageLabels[name]} now.`);
        // Requests above this one have changed their height, too: it stays where the reader looks.
        requestAnimationFrame(() => window.scrollBy({top: distance() - before, behavior: 'instant'}));
      },
      () => announce(`${languageLabels[name]} could not be loaded. Check your network connection, and try again.`),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = languageNames.at((languageNames.indexOf(selected) + step) % languageNames.length) ?? selected;
    list.current?.querySelector<HTMLElement>(`[data-language="${next}"]`)?.focus();
    choose(next);
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.languages}>
      {languageNames.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-language={name}
          aria-selected={name === selected}
          aria-controls={panel}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => choose(name)}
          onKeyDown={onKeyDown}>
          {name === 'curl' ? commandLabel : languageLabels[name]}
        </button>
      ))}
    </div>
  );
}
