import type { ConnectionDto, DocumentDetailsDto, DocumentDto, PersonDto } from '@hand-receipt/contracts';

export const petrov: PersonDto = {
  id: 'U-0003',
  rank: 'SSG',
  name: 'SSG Petrov',
  lastName: 'Petrov',
  unit: '1st Platoon',
  position: null,
};
/** The signed-in person, as others see them. */
export const me: PersonDto = {
  ...petrov,
  id: 'U-0001',
  rank: 'CPT',
  name: 'CPT Halloran',
  lastName: 'Halloran',
};
export const navarro: PersonDto = {
  ...petrov,
  id: 'U-0004',
  rank: 'SGT',
  name: 'SGT Navarro',
  lastName: 'Navarro',
  unit: '2nd Squad',
};

/** An accepted connection as the wire has it. */
export const connectionWith = (connectedUser: PersonDto): ConnectionDto => ({
  id: `C-${connectedUser.id}`,
  connectionStatus: 'accepted',
  connectedUser,
  direction: 'incoming',
});

/** What a form's JSON text holds. */
export const form = {
  equipmentName: 'M1165 HMMWV',
  serialNumber: 'NG2J41',
  nsn: '2320-01-371-9577',
  location: 'Motor pool',
  description: 'Class III leak at the front differential.',
  faultDescription: 'Seal worn through',
  requestDate: '2026-11-20T12:00:00',
  formFields: { Urgency: 'high', 'Mileage at inspection': 48211 },
};

/** A document as the wire has it: sent to me, unread. */
export const documentTo = (given: Partial<DocumentDto> = {}): DocumentDto => ({
  id: 'D-0001',
  type: 'Maintenance Form',
  subtype: 'DA Form 5988-E',
  title: 'Inspection, M1165 HMMWV NG2J41',
  description: 'Class III leak. Dispatched to the motor pool.',
  status: 'unread',
  sentAt: '2026-11-21T06:04:00',
  sender: petrov,
  recipient: me,
  formData: JSON.stringify(form),
  attachments: JSON.stringify(['/api/photos/1.jpg', '/api/photos/2.jpg']),
  ...given,
});

/** The details of a document that I received and was sent nowhere else. */
export const detailsOf = (
  document: DocumentDto,
  given: Partial<DocumentDetailsDto> = {},
): DocumentDetailsDto => ({
  ...document,
  itemId: null,
  maintenanceId: null,
  chain: [
    { id: document.id, from: document.sender, to: document.recipient, sentAt: document.sentAt, note: null },
  ],
  correctiveActions: [],
  answers: null,
  mayReport: true,
  ...given,
});
