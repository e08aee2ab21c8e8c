/** A script of the site at `www.shop.example`, as found in the page's markup. */
export const ownScript = {
  url: 'https://www.shop.example/app.js',
  owner: 'site',
  rank: 1,
  isLoader: false,
  isGuess: false,
  service: null,
  isLibrary: false,
  section: 'head',
  line: 4,
  position: 0.1,
} as const;
