import type {ReactNode} from 'react';
import type {DecodedError} from '../../tools/error-decoder/decoded-error';
import tool from '../ToolParts/ToolParts.module.css';
import styles from './ErrorDecoder.module.css';
import {Finding} from './Finding';

export function FindingList({findings}: {readonly findings: readonly DecodedError[]}): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ol className={styles.findings}>
      {findings.map((finding) => (
        <li key={finding.id} className={tool.result}>
          <Finding error={finding} />
        </li>
      ))}
    </ol>
  );
}
