// Ejected: the fallback's colors, sizes and lack of roles are hard-coded; ours use the tokens.
import type {LoadingComponentProps as Props} from 'react-loadable';
import type {ReactNode} from 'react';
import {Failure} from '../components/Failure/Failure';
import {Spinner} from '../components/Spinner/Spinner';

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) return <Failure title="This page" reason={String(error)} onRetry={retry} />;
  return pastDelay ? <Spinner /> : null;
}
