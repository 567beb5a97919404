import { weaponCardPayload } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../http';
import { type IssuedCard, issueCards } from '../possession';
import { sendPdf } from './send-file';
import type { WeaponCard } from './weapon-cards/draw-card';
import { makeWeaponCards } from './weapon-cards/make-pdf';

const toCard = ({ number, unit, item, person }: IssuedCard): WeaponCard => ({
  number,
  payload: weaponCardPayload(number),
  unit,
  nsn: item.nsn,
  serialNumber: item.serial_number,
  description: item.name,
  name: `${person.lastName}, ${person.firstName}`,
  grade: person.rank,
});

/** Papers of a counter. */
export function counterPaperRoutes(app: FastifyInstance): void {
  route(app, 'POST /api/weapon-cards', async ({ unitOfWork, body, reply }) => {
    // The cards stand before they are drawn: whoever loses the answer prints new ones.
    const cards = await unitOfWork((work) => issueCards(work, body.counterId, body.itemIds));
    return sendPdf(reply, await makeWeaponCards(cards.map(toCard), app.clock.now()), 'weapon_cards.pdf');
  });
}
