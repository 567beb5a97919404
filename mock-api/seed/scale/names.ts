/** Names of a fictional brigade, given in turn. */
export const LAST_NAMES = [
  'Abbott', 'Acosta', 'Adeyemi', 'Alvarez', 'Amundsen', 'Barros', 'Beckett', 'Bergman', 'Bianchi', 'Bowers', 'Brennan',
  'Cabrera', 'Calloway', 'Cardoso', 'Castellan', 'Chandler', 'Cho', 'Cordova', 'Dahl', 'Danvers', 'Devlin', 'Dominguez',
  'Dvorak', 'Eastman', 'Ekström', 'Escobar', 'Fairbanks', 'Ferraro', 'Figueroa', 'Fonseca', 'Gallagher', 'Garrison',
  'Georgiou', 'Grady', 'Hadley', 'Haines', 'Halvorsen', 'Hayes', 'Hendricks', 'Hidalgo', 'Holloway', 'Ibarra', 'Iversen',
  'Jankowski', 'Jarvis', 'Kamara', 'Kaplan', 'Keane', 'Kowalski', 'Laird', 'Langford', 'Larsen', 'Lozano', 'Maddox',
  'Marchetti', 'Mbeki', 'McGrath', 'Medina', 'Moreau', 'Nakagawa', 'Nielsen', 'Novak', 'Obi', 'Ortega', 'Osborne',
  'Pacheco', 'Parrish', 'Pereira', 'Quintero', 'Ramsey', 'Reyes', 'Rowland', 'Sandoval', 'Schaefer', 'Serrano', 'Sloane',
  'Sorensen', 'Stavros', 'Sullivan', 'Tamura', 'Thorne', 'Underwood', 'Valdez', 'Vance', 'Vasquez', 'Villanueva',
  'Wakefield', 'Weaver', 'Whitlock', 'Yamada', 'Yates', 'Zamora', 'Zielinski',
]; // prettier-ignore

export const FIRST_NAMES = [
  'Aaron', 'Ada', 'Amir', 'Ana', 'Ben', 'Carla', 'Chidi', 'Dana', 'Diego', 'Elise', 'Emil', 'Farah', 'Gabe', 'Grace',
  'Hugo', 'Ivy', 'Jonas', 'June', 'Kofi', 'Lara', 'Leo', 'Mina', 'Nadia', 'Noel', 'Olga', 'Owen', 'Paula', 'Quinn',
  'Rafael', 'Rosa', 'Sam', 'Tara', 'Theo', 'Uma', 'Vera', 'Wes', 'Yara', 'Zane',
]; // prettier-ignore
