// Wraps: mounts the menu of small screens when it is first opened, since it has a link to every page, and few readers
// open it. While it is open, the page behind it is inert.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useState, type ReactNode} from 'react';
import {useModalMenu} from '../../../hooks/useModalMenu';

export default function MobileSidebarOnDemand(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [isWanted, setIsWanted] = useState(shown);
  if (shown && !isWanted) setIsWanted(true);
  useModalMenu(shown, toggle);
  return isWanted ? <MobileSidebar /> : null;
}
