import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { PAGES } from '../content/pages';
import AboutRoute from '../routes/about';
import AcademicRoute from '../routes/academic';
import ChatGptRoute from '../routes/chatgpt-to-word';
import ContactRoute from '../routes/contact';
import ConverterRoute from '../routes/converter';
import DocsRoute from '../routes/docs';
import FaqRoute from '../routes/faq';
import FootnotesRoute from '../routes/footnotes';
import IntentRoute from '../routes/intent';
import LandingRoute from '../routes/landing';
import NotionRoute from '../routes/notion-to-word';
import PrivacyRoute from '../routes/privacy';
import StyleMappingRoute from '../routes/style-mapping';
import TemplatesRoute from '../routes/templates';
import TermsRoute from '../routes/terms';
import UseCasesRoute from '../routes/use-cases';
import { ToastProvider } from '../ui/ToastProvider';

export { IntentRoute };

/** The page at each address but those of the guides and of the documentation's subjects. */
export const ROUTES: Readonly<Record<keyof typeof PAGES, ComponentType>> = {
  converter: ConverterRoute,
  landing: LandingRoute,
  footnotes: FootnotesRoute,
  styleMapping: StyleMappingRoute,
  templates: TemplatesRoute,
  academic: AcademicRoute,
  docs: DocsRoute,
  chatgpt: ChatGptRoute,
  notion: NotionRoute,
  faq: FaqRoute,
  useCases: UseCasesRoute,
  terms: TermsRoute,
  privacy: PrivacyRoute,
  contact: ContactRoute,
  about: AboutRoute,
};

/** The HTML of a page, as it is prerendered. */
export function renderedPage(Route: ComponentType, path: string): string {
  return renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: [path] },
      createElement(ToastProvider, null, createElement(Route)),
    ),
  );
}
