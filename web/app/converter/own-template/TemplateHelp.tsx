import { PAGES } from '../../content/pages';
import { TextLink } from '../../ui/TextLink';

/** Where it is written what a template may hold. */
export function TemplateHelp() {
  return <TextLink to={PAGES.styleMapping.path}>How templates work</TextLink>;
}
