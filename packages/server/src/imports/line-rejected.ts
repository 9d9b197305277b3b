import { cutText, type RejectionCode } from '@adaos/api';
import type { LineResult, Rejection } from '../orders/order-line.ts';

/** Why a line is left out; `resultOf` catches it. */
export class LineRejected extends Error {
  readonly rejection: Rejection;
  constructor(code: RejectionCode, reason: string) {
    super(reason);
    this.rejection = { code, reason };
  }
}

/** A text of the file as a reason quotes it: its beginning, where it is long. */
export const quote = (text: string) => `"${text.length > 40 ? `${cutText(text, 40)}…` : text}"`;

/** The result of reading a line. @param read throws LineRejected; null where the line says nothing. */
export function resultOf<L>(read: () => LineResult<L> | null): LineResult<L> | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof LineRejected) return { rejection: error.rejection };
    throw error;
  }
}
