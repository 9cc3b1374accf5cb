import type {ReactNode} from 'react';
import {BuiltContent} from '../BuiltContent/BuiltContent';
import {Failure} from '../OnDemand/Failure';
import {useOnDemand} from '../OnDemand/useOnDemand';
import {NotFound} from './NotFound';

const load = () => import('./NotFound');

const nothingToMend = () => () => undefined;

/**
 * `NotFound`, whose code loads when it is shown: the frame of every page knows it, and few readers see it. Until the
 * code is there, they have what the build has made of it.
 */
export const NotFoundOnDemand = typeof window === 'undefined' ? InBuild : InBrowser;

function InBuild(): ReactNode {
  return (
    <BuiltContent onReady={nothingToMend}>
      <NotFound />
    </BuiltContent>
  );
}

function InBrowser(): ReactNode {
  const code = useOnDemand(load, true);
  if (code.step === 'loaded') return <code.loaded.NotFound />;
  return (
    <BuiltContent onReady={nothingToMend}>
      {code.step === 'failed' && <Failure title="This page" reason={code.reason} onTryAgain={code.tryAgain} />}
    </BuiltContent>
  );
}
