import { chakra } from '@chakra-ui/react';

/** Says beside the button why a form was not sent; stays until the next try, unlike a toast. Empty text draws nothing. */
export function SendProblem({ text }: { text: string }) {
  return (
    <div role="alert">
      {text && (
        <chakra.p
          bg="dangerSoft"
          borderInlineStartWidth="4px"
          borderColor="danger"
          px="5"
          py="4"
          fontSize="sm"
          fontWeight="medium"
          color="dangerText"
        >
          {text}
        </chakra.p>
      )}
    </div>
  );
}
