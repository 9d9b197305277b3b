<?php
return array(
	'domain'   => 'adaos-profit-pixel',
	'language' => 'ro_RO',
	'messages' => array(
		'This is not the tag that Adaos shows under Integrations. Nothing was changed.' => 'Acesta nu este scriptul pe care Adaos îl afișează la Integrări. Nu s-a schimbat nimic.',
		'Nothing is tracked: no tag is set.' => 'Nu se urmărește nimic: niciun script nu este setat.',
		'Visits and orders are reported for the shop %s.' => 'Vizitele și comenzile sunt raportate pentru magazinul %s.',
		'Tag' => 'Script',
		'Copy it in Adaos under Integrations and paste it as it is. An empty field ends the tracking.' => 'Copiază-l din Adaos, de la Integrări, și lipește-l așa cum este. Un câmp gol oprește urmărirea.',
		'Visitors who have refused marketing, or whose browser asks not to be tracked, are not counted.' => 'Vizitatorii care au refuzat marketingul sau al căror browser cere să nu fie urmărit nu sunt numărați.',
	),
);
