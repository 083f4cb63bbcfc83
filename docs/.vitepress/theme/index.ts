import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';
import { LawAsOf } from './law-as-of.ts';
import { TryServer } from './try-server.ts';

/** The default theme with the fonts of the system. Every page is loaded as a file, which also works from a disk. */
export default {
  extends: DefaultTheme,
  enhanceApp({ app, router }) {
    app.component('LawAsOf', LawAsOf);
    app.component('TryServer', TryServer);
    if (typeof location === 'undefined') return;
    router.onBeforeRouteChange = (to) => {
      const { pathname, hash, search } = new URL(to, location.href);
      const here = location.pathname.replace(/index\.html$/, '');
      if (pathname === here) return true;
      const isFolderOnDisk = location.protocol === 'file:' && pathname.endsWith('/');
      location.href = `${pathname}${isFolderOnDisk ? 'index.html' : ''}${search}${hash}`;
      return false;
    };
  },
} satisfies Theme;
