import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Severity} from '../../tools/request-checker/finding';
import type {PlacedFinding} from '../../tools/request-checker/placed-finding';
import tool from '../ToolParts/ToolParts.module.css';
import styles from './RequestChecker.module.css';

const labels: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  hint: 'Hint',
  note: 'Note',
};

const badges: Readonly<Record<Severity, string | undefined>> = {
  error: tool.dangerBadge,
  warning: tool.warningBadge,
  hint: tool.badge,
  note: tool.badge,
};

export function Findings({findings}: {readonly findings: readonly PlacedFinding[]}): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ol className={styles.findings}>
      {findings.map(({severity, path, line, column, what, instead, more}, index) => (
        <li key={index}>
          <p className={styles.place}>
            <span className={badges[severity]}>{labels[severity]}</span>
            <span>
              Line {line}, column {column}
            </span>
            {path !== '' && <code>{path}</code>}
          </p>
          <p>{what}</p>
          <p className={styles.instead}>
            {instead}
            {more && (
              <>
                {' '}
                <Link to={more.to}>{more.label}</Link>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
