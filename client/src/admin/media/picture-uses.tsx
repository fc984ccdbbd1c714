import { useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { readFailure } from '../../lib/api/failure.ts';
import { PictureUsesDocument, type PictureUsesQuery } from './media.generated.ts';

type Use = NonNullable<PictureUsesQuery['item']>['uses'][number];

/** Where a picture is used, each with the way there. */
export function PictureUses({ id }: { id: number }) {
  const { data, error } = useQuery(PictureUsesDocument, {
    variables: { id: String(id) },
    fetchPolicy: 'cache-and-network',
  });
  const uses = data?.item?.uses;
  return (
    <Box borderTopWidth="1px" pt="4">
      <chakra.h3 fontSize="sm" fontWeight="semibold" mb="2">
        Where It Is Used
      </chakra.h3>
      {uses?.length ? (
        <chakra.ul fontSize="sm" display="flex" flexDirection="column" gap="1">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.key}`}>
              <UseLine use={use} />
            </li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p fontSize="sm" color="muted" role="status">
          {uses ? 'Nowhere: it can be deleted.' : error ? readFailure(error).message : 'Looking...'}
        </chakra.p>
      )}
    </Box>
  );
}

function UseLine({ use: { kind, key, title, isDeleted, adminPath } }: { use: Use }) {
  const noun = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (
    <chakra.span overflowWrap="anywhere">
      <chakra.span color="muted">{`${noun.charAt(0).toUpperCase()}${noun.slice(1)} `}</chakra.span>
      {adminPath ? (
        <TextLink to={adminPath} state={isDeleted || !/^\d+$/.test(key) ? null : { open: Number(key) }}>
          {title}
        </TextLink>
      ) : (
        title
      )}
      {isDeleted && <chakra.span color="muted"> in the trash</chakra.span>}
    </chakra.span>
  );
}

const TextLink = chakra(Link, { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });
