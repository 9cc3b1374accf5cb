import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useState, type ReactNode} from 'react';

/** The menu of small screens, from its first opening on: it has a link to every page, and few readers open it. */
export default function MobileSidebarOnDemand(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isWanted, setIsWanted] = useState(shown);
  if (shown && !isWanted) setIsWanted(true);
  return isWanted ? <MobileSidebar /> : null;
}
