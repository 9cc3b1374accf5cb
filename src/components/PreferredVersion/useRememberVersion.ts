import {useDocsPreferredVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useEffect} from 'react';

/** Stores the version of the docs that the reader visits, for each docs plugin (C11). */
export function useRememberVersion(): void {
  const {pluginId, version} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  useEffect(() => savePreferredVersionName(version), [savePreferredVersionName, version]);
}
