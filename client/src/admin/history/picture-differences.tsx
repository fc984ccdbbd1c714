import { Box, chakra, Flex, Grid } from '@chakra-ui/react';

interface Props {
  removed: string[];
  added: string[];
  /** Nothing was there before: there is only one side. */
  isFirst: boolean;
}

/** Pictures before and after, side by side. */
export function PictureDifferences({ removed, added, isFirst }: Props) {
  return (
    <Grid templateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }} gap="2">
      {!isFirst && <Side title="Before" pictures={removed} />}
      <Side title={isFirst ? 'Picture' : 'After'} pictures={added} />
    </Grid>
  );
}

function Side({ title, pictures }: { title: string; pictures: string[] }) {
  return (
    <Box bg="subtle" px="3" py="2" borderRadius="sm" fontSize="sm">
      <chakra.span display="block" textStyle="label" color="muted" mb="1.5">
        {title}
      </chakra.span>
      {pictures.length === 0 && 'no picture'}
      <Flex gap="2" wrap="wrap">
        {pictures.map((address) => (
          <Picture key={address} src={address} alt={`${title}: ${address}`} loading="lazy" />
        ))}
      </Flex>
    </Box>
  );
}

const Picture = chakra('img', {
  base: {
    maxH: '11rem',
    maxW: 'full',
    borderRadius: 'sm',
    objectFit: 'contain',
    fontSize: 'xs',
    overflowWrap: 'anywhere',
  },
});
