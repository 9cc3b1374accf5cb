import type {ReactNode} from 'react';
import {grouped} from '../../lib/amounts/grouped';
import {fitOf, fitsByVersion, type Fit} from '../../tools/transaction-size-planner/fit';
import {shapeCodec} from '../../tools/transaction-size-planner/query-codec';
import type {TransactionShape} from '../../tools/transaction-size-planner/shape';
import {sizeOf} from '../../tools/transaction-size-planner/size';
import {Planner, type Answer} from '../Planner/Planner';
import {startsOver} from '../ToolParts/starts-over';
import {Advice} from './Advice';
import {ShapeForm} from './ShapeForm';
import {SizeBar, SizeTable, VersionTable} from './SizeResult';

/** Computes the size of a transaction before it is built, and suggests how to make it fit. */
function TransactionSizePlanner(): ReactNode {
  return (
    <Planner
      codec={shapeCodec}
      anchor="size-planner"
      Form={ShapeForm}
      sought="the size"
      answer={answer}
      Details={Details}
    />
  );
}

export default startsOver(TransactionSizePlanner, {parameters: shapeCodec.names});

function answer(shape: TransactionShape): Answer {
  const fit = fitOf(shape);
  return {verdict: verdict(fit), outcome: fit.fits ? 'good' : 'bad'};
}

function verdict({bytes, limit, others}: Fit): string {
  const size = `${grouped(bytes)} of ${grouped(limit)} bytes`;
  if (bytes > limit) return `${size}: ${grouped(bytes - limit)} too many.`;
  return others.length > 0 ? `${size} fit, but another limit is exceeded.` : `${size}: it fits.`;
}

function Details({value: shape}: {readonly value: TransactionShape}): ReactNode {
  const fit = fitOf(shape);
  const size = sizeOf(shape);
  return (
    <>
      <SizeBar size={size} fit={fit} />
      <Advice shape={shape} fit={fit} />
      <SizeTable size={size} fit={fit} />
      <VersionTable fits={fitsByVersion(shape)} chosen={fit} />
    </>
  );
}
