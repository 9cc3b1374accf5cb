// Wraps: adds the actions for getting a page as Markdown before its title.
import type {Props} from '@theme/DocItem/Content';
import DocItemContent from '@theme-original/DocItem/Content';
import type {ReactNode} from 'react';
import {PageActions} from '../../../components/PageActions/PageActions';

export default function DocItemContentWithActions(props: Props): ReactNode {
  return (
    <>
      <PageActions />
      <DocItemContent {...props} />
    </>
  );
}
