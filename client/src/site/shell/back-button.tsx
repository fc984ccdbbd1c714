import { Box } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';

const hiddenOn: string[] = [paths.home, paths.admin];

/** One step back, at the bottom left; home for a visitor who came straight here. */
export function BackButton() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  if (hiddenOn.includes(pathname)) return null;
  // The router gives the first address of a visit the key 'default': there is nothing of ours behind it.
  const goBack = () => (key === 'default' ? navigate(paths.home) : navigate(-1));
  return (
    <Button
      onClick={goBack}
      data-needs-script
      size="sm"
      position="fixed"
      left={{ base: '3', lg: '6' }}
      bottom={{ base: '3', lg: '6' }}
      zIndex="floating"
      bg="surface"
      color="forest"
      borderColor="line"
      borderRadius="full"
      boxShadow="sm"
      minH="11"
      minW="11"
      px={{ base: '0', sm: '3.5' }}
      aria-label="Back"
      _hover={{ bg: 'sand' }}
    >
      <ArrowLeft aria-hidden />
      <Box as="span" hideBelow="sm">
        Back
      </Box>
    </Button>
  );
}
