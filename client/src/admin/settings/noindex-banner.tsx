import { chakra } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useFreshQuery } from '../screens/list/staff-freshness.ts';
import { Banner } from '../shell/banners.tsx';
import { settingsAddress } from './settings-group.ts';
import { SettingsMissingDocument } from './settings-missing.generated.ts';

const words: Record<string, string> = {
  name: 'name',
  street: 'street',
  city: 'city',
  phones: 'telephone number',
  emails: 'e-mail address',
};

/** Says so while search engines are asked to stay away; each thing that lacks leads to its field. */
export function NoindexBanner() {
  const { data } = useFreshQuery(SettingsMissingDocument);
  const missing = data?.settings.missing ?? [];
  if (missing.length === 0) return null;
  return (
    <Banner role="note" gap="3" bg="highlightSoft" color="ink" py="2">
      <SearchX size={18} aria-hidden style={{ flexShrink: 0 }} />
      <span>
        Search engines are asked to stay away until your company has{' '}
        {missing.map((field, index) => (
          <span key={field}>
            {index > 0 && (index === missing.length - 1 ? ' and ' : ', ')}
            <FieldLink to={`${settingsAddress}/company#${field}`}>{words[field] ?? field}</FieldLink>
          </span>
        ))}
        .
      </span>
    </Banner>
  );
}

const FieldLink = chakra(Link, { base: { textDecoration: 'underline', fontWeight: 'semibold' } });
