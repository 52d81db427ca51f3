import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** Where React Router keeps the positions, by the key of each history entry. */
const STORED = 'react-router-scroll-positions';

/** React Router's own script throws another error if the browser denies storage. */
const RESTORE = `try{const s=history.state;if(!s||!s.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");const y=JSON.parse(sessionStorage.getItem("${STORED}")||"{}")[history.state.key];if(typeof y==="number")scrollTo(0,y)}catch{}`;

/** Restores the scroll position after a reload and on Back, before the page's scripts have loaded. */
export function ScrollPosition() {
  useScrollRestoration({ storageKey: STORED });
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is the constant above
      dangerouslySetInnerHTML={{ __html: RESTORE }}
    />
  );
}
