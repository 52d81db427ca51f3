import { openPackage } from '../docx/package';
import { describeFinding, type Finding } from './rule';
import { checkRules } from './rules';
import { checkSchema } from './schema';

/** Everything that is wrong with a .docx: our rules first, then Microsoft's validator in every version. */
export async function validateDocx(bytes: Uint8Array): Promise<Finding[]> {
  const [schema = []] = await checkSchema([bytes]);
  return [...checkRules(openPackage(bytes)), ...schema];
}

/** One line per finding, each naming the part and element, for the message of a failing test. */
export function describeFindings(caseName: string, findings: readonly Finding[]): string {
  return findings.map((finding) => `${caseName}: ${describeFinding(finding)}`).join('\n');
}
