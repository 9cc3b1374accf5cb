import {useRef, type ReactNode} from 'react';
import {keepInPlace} from '../../../lib/browser/keep-in-place';
import type {Transport} from '../../../lib/transport';
import {notLoadedText} from '../../Failure/not-loaded-text';
import {languageLabels, languageTabs, type LanguageName} from '../../RequestLanguage/languages';
import {chooseLanguage} from '../../RequestLanguage/request-language';
import {TabList} from '../../TabList/TabList';
import {announce, announceProblem} from './announce';

interface Props {
  readonly label: string;
  /** Id of the tab panel. */
  readonly panel: string;
  readonly selected: LanguageName;
  readonly transport: Transport;
}

/** Tabs for the language of all requests. Not a `<select>`: browsers lay out every one on the page for autofill. */
export function LanguageTabs({label, panel, selected, transport}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  const choose = (name: LanguageName) => {
    // Requests above this one change height too.
    const keepThisInPlace = () => list.current && keepInPlace(list.current);
    chooseLanguage(name, keepThisInPlace).then(
      (isShown) => {
        if (isShown) announce(`All requests are now in ${languageLabels[name]}.`);
      },
      (error: unknown) => announceProblem(notLoadedText(languageLabels[name], error)),
    );
  };

  return (
    <TabList
      ref={list}
      label={label}
      panel={panel}
      tabs={languageTabs[transport]}
      selected={selected}
      onSelect={choose}
    />
  );
}
