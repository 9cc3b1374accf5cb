import clsx from 'clsx';
import type {ReactNode} from 'react';
import {grouped} from '../../lib/amounts/grouped';
import {Ignored} from '../Planner/Ignored';
import planner from '../Planner/Planner.module.css';
import {ShareActions} from '../Planner/ShareActions';
import {useQueryState} from '../QueryState/useQueryState';
import tool from '../ToolParts/ToolParts.module.css';
import {Advice} from './Advice';
import {exampleDraft, readShape, type ShapeDraft} from '../../tools/transaction-size-planner/draft';
import {fitOf, fitsByVersion, type Fit} from '../../tools/transaction-size-planner/fit';
import {shapeCodec} from '../../tools/transaction-size-planner/query-codec';
import type {TransactionShape} from '../../tools/transaction-size-planner/shape';
import {ShapeForm} from './ShapeForm';
import {sizeOf} from '../../tools/transaction-size-planner/size';
import {SizeBar, SizeTable, VersionTable} from './SizeResult';

/** How many bytes a transaction has before it is built, and what makes it fit. */
export default function TransactionSizePlanner(): ReactNode {
  const [{draft, ignored}, setState] = useQueryState(shapeCodec);
  const change = (changed: ShapeDraft) => setState({draft: changed, ignored: []});
  const {shape, errors} = readShape(draft);
  const fit = shape && fitOf(shape);
  return (
    <>
      <Ignored items={ignored} />
      <ShapeForm draft={draft} errors={errors} onChange={change} />
      <ShareActions onReset={() => change(exampleDraft)} />
      <div className={clsx(tool.result, planner.result)}>
        <p role="status" className={tool.verdict}>
          {fit ? verdict(fit) : 'Correct the marked field to see the size.'}
        </p>
        {fit && <Details shape={shape} fit={fit} />}
      </div>
    </>
  );
}

function verdict({bytes, limit, others}: Fit): string {
  const size = `${grouped(bytes)} of ${grouped(limit)} bytes`;
  if (bytes > limit) return `${size}: ${grouped(bytes - limit)} too many.`;
  return others.length > 0 ? `${size} fit, but another limit is exceeded.` : `${size}: it fits.`;
}

function Details({shape, fit}: {readonly shape: TransactionShape; readonly fit: Fit}): ReactNode {
  const size = sizeOf(shape);
  return (
    <>
      <SizeBar size={size} fit={fit} />
      <Advice shape={shape} fit={fit} />
      <SizeTable size={size} fit={fit} />
      <p className={planner.heading}>The same content in each version</p>
      <VersionTable fits={fitsByVersion(shape)} chosen={fit} />
    </>
  );
}
