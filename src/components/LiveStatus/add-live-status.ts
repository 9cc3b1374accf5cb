import styles from './LiveStatus.module.css';

/**
 * Adds a live region to the page, whose text only screen readers get. It has to exist before it is needed: they announce
 * changes to a live region, not its insertion.
 */
export function addLiveStatus(className: string): HTMLElement {
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.className = `${className} ${styles.status}`;
  document.body.append(status);
  return status;
}
