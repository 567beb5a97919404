import type { ConnectionDto } from '@hand-receipt/contracts';

/** Connections by what can be done about them. */
export interface SortedConnections {
  /** They asked me, and wait for my answer. */
  asking: ConnectionDto[];
  accepted: ConnectionDto[];
  /** I asked them. */
  asked: ConnectionDto[];
  /** I refused them, and may think again. */
  refusedByMe: ConnectionDto[];
}

export function sortConnections(all: readonly ConnectionDto[]): SortedConnections {
  const having = (status: ConnectionDto['connectionStatus'], direction?: ConnectionDto['direction']) =>
    all.filter(
      (one) => one.connectionStatus === status && (direction === undefined || one.direction === direction),
    );
  return {
    asking: having('pending', 'incoming'),
    accepted: having('accepted'),
    asked: having('pending', 'outgoing'),
    refusedByMe: having('refused', 'incoming'),
  };
}
