import type { MoveError, OpenStorageError } from '@rokade/store';
import type { TextKey } from '@rokade/texts';
import type { ApiErrorCode } from '../http/request-error.ts';
import type { OpenAtMachineError } from '../opening/open-at-machine.ts';
import type { ListenError } from './listen.ts';

/** The code of every error with which the server can answer or fail to start. */
export type ServerErrorCode =
  | ApiErrorCode
  | OpenStorageError['code']
  | MoveError['code']
  | OpenAtMachineError['code']
  | ListenError['code'];

/** The key of an error's text; a code without a text is a type error here. @proof */
export const errorTextKey = (code: ServerErrorCode): TextKey => `error.${code}`;
