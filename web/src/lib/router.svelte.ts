// Which page is shown: the address says so, and every page has one.

export type Page =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null; at: number }
  | { page: 'join'; code: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'results' }
  | { page: 'design'; from: string }
  | { page: 'own'; game: string }
  | { page: 'seat'; secret: string }
  | { page: 'mail'; slip: string }
  | { page: 'lost' };

export function read(path: string, hash: string): Page {
  const at = Number(/^#(\d{1,6})$/.exec(hash)?.[1] ?? 0);
  const table = /^\/t\/([0-9a-f]{16})(\/replay)?$/.exec(path);
  if (table?.[1]) return table[2] ? { page: 'replay', id: table[1], at } : { page: 'table', id: table[1] };
  const code = /^\/join\/([A-Za-z2-9]{6})$/.exec(path)?.[1];
  if (code) return { page: 'join', code: code.toUpperCase() };
  if (path === '/replay') return { page: 'replay', id: null, at };
  const rules = /^\/rules(?:\/([a-z0-9-]{1,60}))?$/.exec(path);
  if (rules) return { page: 'rules', game: rules[1] ?? '', rule: hash.slice(1) };
  if (path === '/results') return { page: 'results' };
  const design = /^\/design(?:\/([a-z0-9-]{1,60}))?$/.exec(path);
  if (design) return { page: 'design', from: design[1] ?? '' };
  const own = /^\/own\/(own-[0-9a-f]{20})$/.exec(path)?.[1];
  if (own) return { page: 'own', game: own };
  if (path === '/seat') return { page: 'seat', secret: hash.slice(1) };
  if (path === '/mail') return { page: 'mail', slip: hash.slice(1) };
  return path === '/' ? { page: 'home' } : { page: 'lost' };
}

class Router {
  now = $state<Page>(read(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => (this.now = read(location.pathname, location.hash)));
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/') || link.hash) return;
      event.preventDefault();
      this.go(link.pathname);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.now = read(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();
