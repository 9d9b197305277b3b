import type { LegalContent } from '../types.ts';

const version = '2026-11-26';

export const legalContent: LegalContent = {
  terms: {
    title: 'Termeni și condiții',
    lead: 'La ce te poți aștepta de la {product}, ce așteptăm noi de la tine și cât costă.',
    version,
    sections: [
      {
        id: 'parties',
        title: 'Între cine se aplică acești termeni',
        body: [
          '{product} este operat de {company} („noi”). Tu ești societatea care deschide contul și persoanele care îl folosesc în numele ei. Serviciul este destinat companiilor, nu consumatorilor.',
        ],
      },
      {
        id: 'service',
        title: 'Ce face serviciul',
        body: [
          '{product} prelucrează comenzile, costurile și cheltuielile cu reclamele ale magazinului tău online, calculează cât câștigi și face sugestii: pentru prețuri, bugete de reclame, stocuri, furnizori și comenzi care pot fi fraudă.',
          'Prognozele, scorurile și textele generate de serviciu sunt estimări. Te ajută să decizi, dar nu decid în locul tău și nu reprezintă consultanță juridică, fiscală sau financiară.',
        ],
      },
      {
        id: 'account',
        title: 'Contul tău',
        body: [
          'Cine înregistrează o companie devine administratorul magazinului și poate invita alte persoane, cu roluri proprii. Păstrează parolele secrete, anunță-ne la {email} imediat ce bănuiești că altcineva îți folosește contul și ține datele la zi.',
        ],
      },
      {
        id: 'price',
        title: 'Perioada de probă, planuri și plată',
        body: [
          'Un magazin nou poate fi încercat gratuit, pe durata indicată la înregistrare și fără card. Apoi datele pot fi doar consultate până alegi un plan.',
          'Planurile se plătesc în avans, lunar, la prețul afișat în momentul abonării, la care se adaugă TVA acolo unde se aplică. Schimbarea planului intră în vigoare la următoarea facturare. Poți anula oricând; serviciul continuă până la sfârșitul perioadei plătite. Dacă un preț crește, te anunțăm cu cel puțin 30 de zile înainte.',
        ],
      },
      {
        id: 'data',
        title: 'Datele tale',
        body: [
          'Datele pe care le aduci în {product} rămân ale tale. Ne permiți să prelucrăm datele atât cât are nevoie serviciul și te asiguri că ai dreptul să ni le transmiți. Cum tratăm datele cu caracter personal găsești în politica de confidențialitate, iar pentru datele clienților tăi, în condițiile de prelucrare din pagina GDPR.',
        ],
      },
      {
        id: 'use',
        title: 'Utilizare corectă',
        body: [
          'Nu poți folosi serviciul:',
          [
            'pentru a încălca legea sau drepturile altora;',
            'pentru a-i testa, suprasolicita sau ocoli securitatea, altfel decât cu acordul nostru;',
            'peste limitele planului tău sau pentru a-l revinde;',
            'pentru a lua automat decizii despre o persoană, fără ca un om să analizeze cazul.',
          ],
        ],
      },
      {
        id: 'availability',
        title: 'Disponibilitate și suport',
        body: [
          'Operăm serviciul cu grijă, păstrăm copii de rezervă ale datelor și remediem prompt defecțiunile. Lucrările de mentenanță care îl întrerup sunt anunțate. Răspundem la întrebări în aproximativ 24 de ore, de luni până vineri, 9:00–18:00 CET.',
        ],
      },
      {
        id: 'liability',
        title: 'Răspundere',
        body: [
          'Răspundem nelimitat pentru intenție, culpă gravă și pentru vătămarea vieții, integrității corporale sau sănătății. Pentru culpă ușoară răspundem doar dacă a fost încălcată o obligație esențială și doar pentru prejudicii tipice și previzibile, până la suma plătită de tine în ultimele douăsprezece luni. Normele imperative rămân aplicabile.',
        ],
      },
      {
        id: 'end',
        title: 'Încetarea contractului',
        body: [
          'Oricare dintre părți poate denunța contractul la sfârșitul unei perioade de facturare și oricând pentru motive întemeiate. Timp de 30 de zile după aceea îți poți exporta datele; apoi le ștergem, cu excepția celor pe care legea ne obligă să le păstrăm.',
        ],
      },
      {
        id: 'changes',
        title: 'Modificări și legea aplicabilă',
        body: [
          'Te anunțăm despre modificarea acestor termeni cu cel puțin 30 de zile înainte de a se aplica. Dacă nu ești de acord, contractul continuă în forma veche, iar oricare dintre părți îl poate denunța. Se aplică legea țării în care avem sediul social; sunt competente instanțele de la sediul nostru. Dacă o clauză nu este valabilă, celelalte rămân în vigoare.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Politica de confidențialitate',
    lead: 'Ce date cu caracter personal prelucrează {product}, de ce, cât timp și ce ne poți cere.',
    version,
    sections: [
      {
        id: 'controller',
        title: 'Cine este responsabil',
        body: [
          'Operatorul prelucrărilor descrise aici este {company}. Ne găsești la {email}, inclusiv pentru întrebări despre protecția datelor.',
        ],
      },
      {
        id: 'what',
        title: 'Ce prelucrăm',
        body: [
          [
            'Cont: nume, adresă de e-mail, companie și, dacă le indici, număr de înregistrare și telefon; parola doar sub forma unui rezumat criptografic ireversibil.',
            'Utilizare: sesiuni, cu ora și browserul lor, încercări de intrare în cont și modificări înregistrate în jurnalul de activitate al magazinului.',
            'Mesaje: ce ne scrii prin suport sau prin formularul de contact.',
            'Plată: planul, facturile și starea plății; datele cardului rămân la procesatorul de plăți.',
            'Date ale magazinului: comenzi, produse, costuri și campanii. Pentru datele personale ale clienților tăi suntem persoana ta împuternicită; vezi pagina GDPR.',
          ],
        ],
      },
      {
        id: 'why',
        title: 'De ce și pe ce temei legal',
        body: [
          'Prelucrăm datele contului, ale magazinului și ale plăților pentru a executa contractul (articolul 6 alineatul (1) litera (b) GDPR), facturile pentru că legea ne obligă (litera (c)) și înregistrările tehnice pentru securitatea serviciului, care este interesul nostru legitim (litera (f)). Dacă îți cerem consimțământul, îl poți retrage oricând.',
        ],
      },
      {
        id: 'browser',
        title: 'Ce se păstrează în browserul tău',
        body: [
          'Aplicația păstrează în stocarea locală a browserului ce îi trebuie ca să funcționeze: tokenurile sesiunii, numele și adresa ta de e-mail, rolul, limba și tema de culori. Nu folosește cookie-uri publicitare și nu include instrumente de urmărire. Când ieși din cont, datele sesiunii sunt șterse.',
        ],
      },
      {
        id: 'recipients',
        title: 'Cine primește date',
        body: [
          'Doar cei care lucrează pentru noi pe bază de contract: furnizorul serverelor, serviciul de e-mail, procesatorul de plăți și, dacă este folosit, furnizorul modelului lingvistic care răspunde în chat și scrie texte pentru reclame. Îți spunem numele și țările lor la cerere, la {email}. Nu vindem date. Dacă conectezi o platformă de magazin sau un cont de reclame, datele circulă între acesta și {product} la cererea ta.',
        ],
      },
      {
        id: 'where',
        title: 'Unde se păstrează datele',
        body: [
          'Pe servere din Uniunea Europeană. Dacă un destinatar se află în altă parte, transferul este protejat de o decizie de adecvare sau de clauzele contractuale standard ale Comisiei Europene.',
        ],
      },
      {
        id: 'time',
        title: 'Cât timp',
        body: [
          'Cât timp există contul și încă 30 de zile după închiderea lui. Sesiunile se încheie după cel mult 30 de zile, înregistrările tehnice se șterg după 90 de zile, iar facturile după termenul prevăzut de legea fiscală.',
        ],
      },
      {
        id: 'rights',
        title: 'Drepturile tale',
        body: [
          'Poți cere acces la datele tale, rectificarea, ștergerea, restricționarea și portabilitatea lor și te poți opune prelucrărilor bazate pe interesele noastre. Scrie-ne la {email}; răspundem în cel mult o lună. Poți depune plângere și la o autoritate de supraveghere, în România la ANSPDCP.',
        ],
      },
      {
        id: 'security',
        title: 'Cum sunt protejate datele',
        body: [
          'Conexiunile sunt criptate, parolele se păstrează ca rezumate lente, secretele sunt criptate, datele fiecărui magazin sunt separate în baza de date, iar accesul este înregistrat. Îți poți proteja contul și prin autentificare în doi pași.',
        ],
      },
    ],
  },
  gdpr: {
    title: 'GDPR și prelucrarea datelor',
    lead: 'Cum prelucrează {product} în numele tău datele personale ale clienților tăi, potrivit articolului 28 din Regulamentul general privind protecția datelor.',
    version,
    sections: [
      {
        id: 'roles',
        title: 'Cine ce rol are',
        body: [
          'Tu ești operatorul datelor clienților tăi. Noi le prelucrăm ca persoană împuternicită, pe baza instrucțiunilor tale documentate: aceste condiții și ceea ce setezi în {product}. Dacă o instrucțiune ni se pare contrară legii, te anunțăm.',
        ],
      },
      {
        id: 'subject',
        title: 'Ce se prelucrează și în ce scop',
        body: [
          [
            'Scop: calculul profitului, al retururilor și al prognozelor și semnalarea comenzilor care pot fi fraudă.',
            'Date: numere de comandă, date calendaristice, sume, produse, starea plății și a livrării, țara și, dacă îl imporți, un identificator al cumpărătorului.',
            'Persoane: clienții magazinului tău.',
            'Durată: durata contractului și încă 30 de zile.',
          ],
          'Nu include în import ce nu îi trebuie serviciului: funcționează fără nume, adrese și numere de telefon.',
        ],
      },
      {
        id: 'confidentiality',
        title: 'Confidențialitate și securitate',
        body: [
          'Au acces doar persoanele care au nevoie pentru munca lor, toate obligate la confidențialitate. Aplicăm măsurile tehnice și organizatorice prevăzute de articolul 32: criptare la transmitere, secrete criptate, separarea magazinelor în baza de date, roluri impuse de server, acces înregistrat, copii de rezervă testate.',
        ],
      },
      {
        id: 'subprocessors',
        title: 'Subîmputerniciți',
        body: [
          'Ești de acord cu acești subîmputerniciți: furnizorul serverelor, pentru funcționarea serviciului, și serviciul de e-mail, pentru trimiterea mesajelor. Îți dăm lista cu nume și țări la cerere, la {email}, și te anunțăm despre unul nou cu cel puțin 30 de zile înainte; te poți opune pentru motive întemeiate. Îi obligăm la aceleași îndatoriri și răspundem pentru ei.',
        ],
      },
      {
        id: 'help',
        title: 'Sprijin pentru drepturi și obligații',
        body: [
          'Dacă un client al tău ne cere acces sau ștergere, îți transmitem cererea fără întârziere. Te ajutăm să răspunzi, să evaluezi impactul prelucrării și să comunici cu autoritățile.',
        ],
      },
      {
        id: 'breaches',
        title: 'Încălcări ale securității datelor',
        body: [
          'Dacă se pierd date personale sau ajung în mâini greșite, te anunțăm fără întârzieri nejustificate, cel târziu în 48 de ore de când aflăm: ce s-a întâmplat, pe cine privește, ce am făcut și ce poți face tu.',
        ],
      },
      {
        id: 'automated',
        title: 'Sugestii automate',
        body: [
          'Scorul de risc al unei comenzi este o sugestie de a o verifica. {product} nu refuză nicio comandă și nu decide singur nimic despre o persoană. Nu baza o asemenea decizie doar pe scor.',
        ],
      },
      {
        id: 'deletion',
        title: 'Export și ștergere',
        body: [
          'Îți poți exporta și șterge datele din aplicație oricând. La încetarea contractului le ștergem în 30 de zile, inclusiv copiile, imediat ce expiră, cu excepția cazului în care legea ne obligă să le păstrăm.',
        ],
      },
      {
        id: 'audit',
        title: 'Dovezi și audituri',
        body: [
          'La cerere îți arătăm cum respectăm aceste obligații. Le poți verifica, cu un preaviz rezonabil și fără a perturba activitatea. Pentru orice întrebare despre protecția datelor scrie-ne la {email}.',
        ],
      },
    ],
  },
};
