// Fills the fallback's empty root: adds what every page has outside its layout.
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {BaseUrlBanner} from '../components/BaseUrlBanner/BaseUrlBanner';
import {StorageNotice} from '../components/StorageNotice/StorageNotice';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <BaseUrlBanner />
      {children}
      <StorageNotice />
    </>
  );
}
