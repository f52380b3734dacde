import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/**
 * The hash of a seed, which is published before the game. Here and below, bytes are written in hexadecimal
 * digits.
 */
export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** The hash that binds a seat to its contribution. `referee` is the table's commitment to its seed. */
export const seatCommitment = (referee: string, seat: number, contribution: string): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(referee), Uint8Array.of(seat), hexToBytes(contribution))));
