/** Goes to a result by the router, without loading the site anew. */
import { useHistory } from '@docusaurus/router';
import { decoded } from '../../../lib/pages/percent';

export function useNavigate(): (address: string) => void {
  const history = useHistory();
  return (address) => {
    const { pathname, search, hash } = history.location;
    if (address !== pathname + search + hash) {
      history.push(address);
      return;
    }
    // The reader is there already, but may have scrolled away.
    document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
  };
}
