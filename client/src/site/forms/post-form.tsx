import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentProps, Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface PostFormProps extends Omit<HTMLChakraProps<'form'>, 'onSubmit'> {
  /** Which one it is, where its page has several. */
  form?: string;
  ref?: Ref<HTMLFormElement>;
  onSend(): void;
}

/** A form that our code sends. Without JavaScript the browser posts it to `action`. */
export function PostForm({ form, onSend, children, ...rest }: PostFormProps) {
  return (
    <chakra.form
      method="post"
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {form && <input type="hidden" name="form" value={form} />}
      {children}
    </chakra.form>
  );
}

/** Sends its form; turns, and takes no second press, while that is on its way. */
export function SubmitButton({
  sending,
  children,
  ...rest
}: ComponentProps<typeof Button> & { sending: boolean }) {
  return (
    <Button {...rest} type="submit" disabled={sending}>
      {sending && <Spinner />}
      {children}
    </Button>
  );
}

/** Says beside the button why a form was not sent; stays until the next try, unlike a toast. Empty text draws nothing. */
export function SendProblem({ text, ...place }: HTMLChakraProps<'div'> & { text: string }) {
  return (
    <Box role="alert" {...place}>
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
    </Box>
  );
}
