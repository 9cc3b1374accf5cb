import {useState, type ReactNode} from 'react';
import tool from '../Tool/Tool.module.css';

interface ShareActionsProps {
  readonly onReset: () => void;
}

/** Copies the address, which holds what is in the fields; or fills in the example again. */
export function ShareActions({onReset}: ShareActionsProps): ReactNode {
  const [said, setSaid] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(window.location.href).then(
      () => setSaid('Link copied.'),
      () => setSaid('The browser did not allow it. Copy the address of this page instead.'),
    );
  };
  return (
    <div className={tool.actions}>
      <button type="button" className={tool.chip} onClick={copy}>
        Copy a link to this plan
      </button>
      <button type="button" className={tool.chip} onClick={onReset}>
        Back to the example
      </button>
      <span role="status" className={tool.hint}>
        {said}
      </span>
    </div>
  );
}
