// Ejected: the list has a name, Space presses a tab, Home and End move to the first and the last one, and the tabs are
// not mounted anew after hydration, with the code in them. That worked around a hydration mismatch
// (https://github.com/facebook/docusaurus/issues/5653); now they hydrate with the server's choice, and then switch to
// the reader's. Coming from another page, the tabs that are not shown are rendered after the rest.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type {Props as TabsProps} from '@theme/Tabs';
import clsx from 'clsx';
import type {KeyboardEvent, ReactNode} from 'react';
import {moveFocus} from '../../components/TabList/move-focus';
import {useIsWhole} from '../../hooks/useIsWhole';
import styles from './styles.module.css';

interface ListProps extends Pick<TabsProps, 'className'> {
  /** What the tabs choose. */
  readonly label: string;
}

type Props = Omit<TabsProps, 'block'> & ListProps;

export default function Tabs({children, className, label, ...props}: Props): ReactNode {
  const isWhole = useIsWhole();
  const value = useTabsContextValue({children, lazy: !isWhole, ...props});
  return (
    <TabsProvider value={value}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
        <TabList className={className} label={label} />
        <div className="margin-top--md">{sanitizeTabsChildren(children)}</div>
      </div>
    </TabsProvider>
  );
}

function TabList({className, label}: ListProps): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();

  const select = (tab: HTMLElement, value: string) => {
    if (value === selectedValue) return;
    // Above it, other samples switch to the same language.
    keepInPlace(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, value: string) => {
    if (moveFocus(event, index, tabValues.length)) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    select(event.currentTarget, value);
  };

  return (
    <ul role="tablist" aria-label={label} aria-orientation="horizontal" className={clsx('tabs', className)}>
      {tabValues.map(({value, label: text}, index) => {
        const isSelected = value === selectedValue;
        return (
          <li
            key={value}
            role="tab"
            tabIndex={isSelected ? 0 : -1}
            aria-selected={isSelected}
            onClick={(event) => select(event.currentTarget, value)}
            onKeyDown={(event) => onKeyDown(event, index, value)}
            className={clsx('tabs__item', styles.tab, isSelected && 'tabs__item--active')}>
            {text ?? value}
          </li>
        );
      })}
    </ul>
  );
}
