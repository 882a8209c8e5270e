/** Goes to a result by the router, without loading the site anew. */
import { useHistory } from '@docusaurus/router';

export function useNavigate(): (address: string) => void {
  const history = useHistory();
  return (address) => {
    const { pathname, search, hash } = history.location;
    // The reader may be there already, but have scrolled away.
    const isHere = address === pathname + search + hash;
    history[isHere ? 'replace' : 'push'](address);
  };
}
