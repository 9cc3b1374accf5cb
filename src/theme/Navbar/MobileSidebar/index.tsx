// Wraps: mounts the menu of small screens when it is first opened. It has a link to every page, and few readers open
// it.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useState, type ReactNode} from 'react';

export default function MobileSidebarOnDemand(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isWanted, setIsWanted] = useState(shown);
  if (shown && !isWanted) setIsWanted(true);
  return isWanted ? <MobileSidebar /> : null;
}
