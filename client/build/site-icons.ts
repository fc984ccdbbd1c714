import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the icons that visitors see, as the package names them: `chevron-left`. Those of the staff's screens are none. */
export function siteIcons(sources: string): Set<string> {
  const files = ['site', 'ui'].flatMap((folder) =>
    readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => readFileSync(join(sources, folder, file), 'utf8')),
  );
  const imports = files.flatMap((code) => [...code.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]);
  const names = imports.flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );
  return new Set(names.map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()));
}
