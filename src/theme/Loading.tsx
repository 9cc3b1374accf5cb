// Ejected: the original hard-codes its colors and sizes and has no ARIA roles; ours uses the tokens.
import type {ReactNode} from 'react';
import type {LoadingComponentProps as Props} from 'react-loadable';
import {Failure} from '../components/Failure/Failure';
import {Spinner} from '../components/Spinner/Spinner';

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) return <Failure title="This page" error={error as unknown} onRetry={retry} />;
  return pastDelay ? <Spinner /> : null;
}
