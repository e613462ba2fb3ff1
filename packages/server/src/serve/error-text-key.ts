import type { MoveError, OpenStorageError } from '@rokade/store';
import type { TextKey } from '@rokade/texts';
import type { ApiErrorCode } from '../http/request-error.ts';
import type { OpenAtMachineError } from '../opening/open-at-machine.ts';
import type { ListenError } from './listen.ts';

/** Every error the server can answer with or fail to start with. */
export type ServerErrorCode =
  | ApiErrorCode
  | OpenStorageError['code']
  | MoveError['code']
  | OpenAtMachineError['code']
  | ListenError['code'];

/** The catalogue's text for an error; a code without a text is a type error here. @proof */
export const errorTextKey = (code: ServerErrorCode): TextKey => `error.${code}`;
