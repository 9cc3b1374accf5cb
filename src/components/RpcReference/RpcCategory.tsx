import type {ReactNode} from 'react';

interface Props {
  readonly id: string;
  /** Heading, introduction, and an `RpcMethod` for each method. */
  readonly children: ReactNode;
}

export function RpcCategory({id, children}: Props): ReactNode {
  return <div data-filter-id={id}>{children}</div>;
}
